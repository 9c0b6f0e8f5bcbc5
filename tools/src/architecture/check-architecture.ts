import {
  backofficeCapabilitiesMeetAtTheirIndex,
  backofficeFoldersAreKnown,
  backofficeImportsGoDown,
  backofficeCapabilitiesHaveNoCycle,
} from './backoffice-rules.ts';
import {
  capabilitiesHaveNoCycle,
  capabilitiesMeetAtTheirIndex,
  platformImportsNoCapability,
} from './capability-rules.ts';
import {
  amountsAreConvertedByTheContract,
  domainIsPure,
  filesStaySmall,
  foldersStaySmall,
  indexOnlyAsEntryPoint,
  namesAreSpecific,
  noDefaultExports,
  serverRowsAreTyped,
} from './file-rules.ts';
import {
  domainImportsNothing,
  filesHaveNoCycle,
  importsGoDown,
  relativeImportsStayInside,
} from './import-rules.ts';
import type { Offence, SourceFile } from './source-file.ts';

const rules = [
  importsGoDown,
  relativeImportsStayInside,
  domainImportsNothing,
  platformImportsNoCapability,
  capabilitiesMeetAtTheirIndex,
  capabilitiesHaveNoCycle,
  backofficeImportsGoDown,
  backofficeFoldersAreKnown,
  backofficeCapabilitiesMeetAtTheirIndex,
  backofficeCapabilitiesHaveNoCycle,
  filesHaveNoCycle,
  filesStaySmall,
  foldersStaySmall,
  noDefaultExports,
  serverRowsAreTyped,
  amountsAreConvertedByTheContract,
  namesAreSpecific,
  indexOnlyAsEntryPoint,
  domainIsPure,
];

export function checkArchitecture(files: readonly SourceFile[]): Offence[] {
  return rules.flatMap((rule) => rule(files));
}
