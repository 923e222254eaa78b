/** Pages to read of the site with own content, by what they stand for. */
export const PATHS = {
  'the list': 'blog/',
  'a long post': 'blog/a-compiler-taught-me-to-write-shorter-songs/',
  'a post from right to left': `blog/${encodeURIComponent('ملاحظات-عن-الكتابة-من-اليمين-إلى-اليسار')}/`,
  'a post with pictures and tasks': 'blog/a-week-with-one-file/',
};
