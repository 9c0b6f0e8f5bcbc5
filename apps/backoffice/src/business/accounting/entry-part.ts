import type { WholeJournal } from './queries.ts';

export interface EntryPartProps {
  readonly journal: WholeJournal;
}
