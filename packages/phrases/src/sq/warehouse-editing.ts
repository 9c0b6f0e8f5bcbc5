/** Texts for editing a posted document and for its versions. */
export const warehouseEditing = {
  edit: 'Ndrysho',
  title: (number: string) => `Ndrysho ${number}`,
  warningTitle: 'Dokumenti është i regjistruar',
  warning:
    'Ruajtja zhbën lëvizjet e magazinës dhe regjistrimin në ditar të versionit të tanishëm dhe regjistron versionin e ri me të njëjtin numër e datë. Kostot e dokumenteve të mëvonshme llogariten sërish; faturat nuk ndryshojnë.',
  save: 'Regjistro versionin e ri',
  saved: (number: string) => `Versioni i ri i ${number} u regjistrua.`,
  versions: 'Versionet',
  version: (number: number) => `Versioni ${number}`,
  first: 'Si u regjistrua',
  nothing: 'Asnjë ndryshim',
  replaced: 'Ky version është zëvendësuar',
  replacedText: 'Lëvizjet e tij janë zhbërë.',
  openNewest: 'Hap versionin e fundit',
  empty: 'bosh',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  addedLine: (name: string, quantity: string) => `U shtua: ${name}, ${quantity}`,
  removedLine: (name: string, quantity: string) => `U hoq: ${name}, ${quantity}`,
};
