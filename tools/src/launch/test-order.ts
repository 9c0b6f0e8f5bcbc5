import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begun last, the longest files would keep one core busy while the other has nothing left to do. The two that kill servers
 * under load are not begun together.
 */
const longest = ['bench/src/crash.test.ts', 'e2e/src/bulk.test.ts', 'e2e/src/crash.test.ts'];

/**
 * One project after the other: a worker keeps its modules, its database and its server only while the next file is of the
 * same project. Within a project the longest files come first.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which is not an array
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))].toSorted();
    const rankOf = ({ project, moduleId }: TestSpecification) => {
      const place = longest.findIndex((file) => moduleId.endsWith(file));
      return projects.indexOf(project.name) * 10 + (place === -1 ? longest.length : place);
    };
    return sorted.toSorted((left, right) => rankOf(left) - rankOf(right));
  }
}
