import { useEffect, useState } from 'react';
import type { findTargets } from '../../content/markdown/targets';
import { createNamesFile } from '../../content/namesFile';
import { useAppSelector } from '../../shared/hooks';
import { importChunk } from '../../shared/importChunk';
import { checkText } from '../form/checks';
import { isMissingPicture, selectKnownPictures } from '../pictures/projectPictures';
import { checkPictures } from './checkPictures';

/**
 * The check of a field of Markdown. Its pictures are checked once the parser has loaded, which is larger than the admin
 * area. Those that the `initial` text names were accepted by the build.
 */
export function useMarkdownCheck(initial = '') {
  const known = useAppSelector(selectKnownPictures);
  const [parse, setParse] = useState<typeof findTargets>();

  useEffect(() => {
    importChunk(() => import('../../content/markdown/targets')).then(
      ({ findTargets }) => setParse(() => findTargets),
      // The build checks them too.
      () => undefined,
    );
  }, []);

  return function check(value: string) {
    const wasNamed = createNamesFile(initial);
    const isMissing = (path: string) => isMissingPicture(known, path) && !wasNamed(path);
    return (parse && checkPictures(value, isMissing, parse)) ?? checkText(value);
  };
}
