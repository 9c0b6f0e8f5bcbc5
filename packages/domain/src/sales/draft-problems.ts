import { problemIf, problemAt, type SaleProblem } from './sale-problem.ts';

export const draftNameMin = 5;
export const draftNameMax = 50;
export const draftDescriptionMax = 100;

/** What is wrong with what a draft is called. */
export function draftProblems({
  name,
  description,
}: {
  readonly name: string;
  readonly description: string;
}): SaleProblem[] {
  const length = name.trim().length;
  const tooLong = description.trim().length > draftDescriptionMax;
  return [
    ...(length === 0
      ? [problemAt('name', 'required')]
      : problemIf(length < draftNameMin, 'name', 'too-short', { limit: draftNameMin })),
    ...problemIf(length > draftNameMax, 'name', 'too-long', { limit: draftNameMax }),
    ...problemIf(tooLong, 'description', 'too-long', { limit: draftDescriptionMax }),
  ];
}
