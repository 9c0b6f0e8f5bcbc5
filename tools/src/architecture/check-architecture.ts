import {
  capabilitiesHaveNoCycle,
  capabilitiesMeetAtTheirIndex,
  platformImportsNoCapability,
} from './capability-rules.ts';
import {
  domainIsPure,
  filesStaySmall,
  indexOnlyAtTheDoor,
  namesSayWhatIsInside,
  noDefaultExports,
} from './file-rules.ts';
import { domainImportsNothing, importsGoDown, relativeImportsStayInside } from './import-rules.ts';
import type { Offence, SourceFile } from './source-file.ts';

const rules = [
  importsGoDown,
  relativeImportsStayInside,
  domainImportsNothing,
  platformImportsNoCapability,
  capabilitiesMeetAtTheirIndex,
  capabilitiesHaveNoCycle,
  filesStaySmall,
  noDefaultExports,
  namesSayWhatIsInside,
  indexOnlyAtTheDoor,
  domainIsPure,
];

export function checkArchitecture(files: readonly SourceFile[]): Offence[] {
  return rules.flatMap((rule) => rule(files));
}
