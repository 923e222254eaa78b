import { formatContentFile } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';
import { mergeWork } from '../../state/owner/mergeWork';
import type { DroppedEdits } from '../../state/owner/message';

type Parse = (text: string | null) => Work | undefined;

/**
 * The content file of `work` with dropped edits. Without a base, or if the result has errors, as with two changes that
 * exclude each other, the edits alone: they are valid.
 */
export function mergeEdits({ text, base }: DroppedEdits, work: Work, parse: Parse): string {
  const [before, ours] = [parse(base), parse(text)];
  const merged = before && ours && formatContentFile(mergeWork(before, ours, work));
  return merged && parse(merged) ? merged : text;
}

/** Whether `work` has the dropped edits already; of several edits of a field, the last. */
export function hasEdits(work: Work, dropped: DroppedEdits[], parse: Parse): boolean {
  let merged = work;
  for (const edits of dropped) {
    const next = parse(mergeEdits(edits, merged, parse));
    if (!next) return false;
    merged = next;
  }
  return formatContentFile(merged) === formatContentFile(work);
}
