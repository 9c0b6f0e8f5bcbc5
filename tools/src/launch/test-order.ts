import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files, which start first: if one of them started last, it would occupy one core while the other core is
 * idle. In this order the two crash tests, which kill servers under load, do not run at the same time.
 */
const longest = ['bench/src/crash/crash.test.ts', 'e2e/src/bulk.test.ts', 'e2e/src/crash.test.ts'];

/**
 * Runs one project after the other: a worker reuses its modules, database and server only while the next file
 * is of the same project. Within a project the longest files come first.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not that of an array
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))].toSorted();
    const rankOf = ({ project, moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file));
      return projects.indexOf(project.name) * 10 + (place === -1 ? longest.length : place);
    };
    return sorted.toSorted((left, right) => rankOf(left) - rankOf(right));
  }
}
