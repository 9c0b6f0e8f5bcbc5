import type { Phrases } from '../phrases.ts';

export const categories: Phrases['categories'] = {
  title: 'Categorie',
  addTitle: 'Nuova categoria',
  editTitle: 'Modifica la categoria',
  name: 'Nome',
  articles: 'Articoli',
  show: 'Mostra gli articoli',
  showArticles: (count, name) =>
    count === 1 ? `Mostra 1 articolo in ${name}` : `Mostra ${count} articoli in ${name}`,
  changedAt: 'Modificata il',
  searchHint: 'Nome',
  count: (count, written) => `${written} ${count === 1 ? 'categoria' : 'categorie'}`,
  emptyTitle: 'Ancora nessuna categoria',
  emptyText: 'Le categorie dividono gli articoli in cassa e nei rapporti: bevande, cibo, tabacchi.',
  edit: 'Modifica',
  remove: 'Elimina',
  removeCount: (count) => (count === 1 ? 'Elimina 1 categoria' : `Elimina ${count} categorie`),
  removeText: 'I loro articoli restano, solo senza questa categoria.',
  removedCount: (count) => (count === 1 ? '1 categoria eliminata' : `${count} categorie eliminate`),
  notRemoved: 'La categoria non è stata eliminata',
  restored: (count) => (count === 1 ? '1 categoria ripristinata' : `${count} categorie ripristinate`),
  notRestored: 'Le categorie non sono state ripristinate',
  added: (name) => `La categoria ${name} è stata aggiunta`,
  saved: (name) => `La categoria ${name} è stata salvata`,
  readFailed: 'Impossibile leggere la categoria',
  notFound: 'Questa categoria non esiste più.',
  form: {
    data: 'Categoria',
    name: 'Nome della categoria',
    add: 'Aggiungi la categoria',
  },
};
