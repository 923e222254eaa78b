import * as fc from 'fast-check';

/** Known attacks. Those that run code call `alert`. */
export const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</style></script></textarea><script>alert(1)</script>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#x0A;script:alert(1))',
  '[a](&#x6A;avascript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a]( javascript:alert(1) "t")',
  '[a](<javascript:alert(1)>)',
  '[a](vbscript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](blob:https://site.invalid/1)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '![a](x" onerror="alert(1))',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  '![](../../etc/passwd)',
  '[a](https://x.example/" onclick="alert(1))',
  '```js" onload="alert(1)\nalert(1)\n```',
  '```"><img src=x onerror=alert(1)>\n```',
  '`<img src=x onerror=alert(1)>`',
  '|<img src=x onerror=alert(1)>|\n|-|\n|[a](javascript:alert(1))|',
  'a[^<img src=x onerror=alert(1)>]\n\n[^<img src=x onerror=alert(1)>]: <script>alert(1)</script>',
  '# <img src=x onerror=alert(1)>\n\n# constructor\n\n# __proto__',
  '- [x] <script>alert(1)</script>',
  'www.x.example/<script>alert(1)</script> a@b.example"onclick=alert(1)',
];

const MARKS =
  '# ,> ,- ,1. ,```,|,\n,\n\n,**,_,~~,[,](,),![,<,&,\\,\t,[^1],[^1]: ,\u202e,\u0000'.split(',');

/** Bodies of posts that mix attacks, Markdown syntax and random text. */
export const hostileBody = fc
  .array(
    fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(...MARKS),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));
