import { wordsSchema } from '../../../content/file/schema/wordsSchema.ts';
import { CONTENT_FILE, OWNER_FILE } from '../../../content/filePaths.ts';
import type { Owner } from '../../../content/types';
import { en } from '../../../content/words/words.ts';
import { demoOwner, formatOwnerFile } from '../../../test/data/demoOwner.ts';

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/** The owner's words in a language without ours: the English in Arabic letters, with its values. */
const arabicWords = wordsSchema.parse(
  JSON.parse(JSON.stringify(en), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{\w+\}|[a-z]/gi, (part) =>
          part.startsWith('{') ? part : LETTERS.charAt((part.charCodeAt(0) - 1) % 32),
        )
      : value,
  ),
);

/** Everything that an owner writes, without a word of English. */
const TEXTS = {
  de: {
    name: 'Käthe Groß',
    role: 'Gestalterin',
    tagline: 'Schöne Anwendungen an der Grenze zwischen Technik und Musik.',
    title: 'Donaudampfschifffahrt',
    text: 'Wie Räume klingen und warum sie es tun.',
    tag: 'Raumklang',
  },
  ja: {
    name: '山田 花子',
    role: '開発者',
    tagline: '技術と音楽の境界で、美しいアプリケーションを作ります。',
    title: '静かな部屋の響き',
    text: '部屋がどのように響くのか、そしてその理由。',
    tag: '響き',
  },
  'ar-EG': {
    name: 'ليلى الحسن',
    role: 'مطوّرة تطبيقات',
    tagline: 'تطبيقات جميلة عند ملتقى التقنية والموسيقى.',
    title: 'صدى الغرف الهادئة',
    text: 'كيف يرنّ صوت الغرف، ولماذا.',
    tag: 'الصدى',
  },
};

export type SiteLanguage = keyof typeof TEXTS;

/** A post in a language of its own. */
export const OTHER_LANGUAGE = {
  language: 'fr',
  title: 'Une chambre sans écho',
};

/** The `owner.ts` and the content file, with every kind of entry, of a site in a language. */
export function writeSite(language: SiteLanguage): Record<string, string> {
  const { name, role, tagline, title, text, tag } = TEXTS[language];
  const { socials: _socials, ...details } = demoOwner;
  const owner: Owner = {
    ...details,
    name,
    brandMark: name.slice(0, 2),
    tagline,
    location: tag,
    language,
    roles: [role],
    socials: [{ kind: 'website', label: tag, url: 'https://somebody.example/' }],
    skills: [{ title, skills: [{ name: tag, level: 95 }] }],
    ...(language === 'ar-EG' && { words: arabicWords }),
  };
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const body = `## ${title}\n\n${text}[^1]\n\n## ${tag}\n\n| ${tag} |\n| - |\n| ${text} |\n\n## ${role}\n\n    ${tag}\n\n[^1]: ${text}`;
  const content = {
    projects: count(7).map((number) => ({
      title: `${title} ${number}`,
      description: text,
      technologies: [tag],
      liveUrl: 'https://a.example/',
      githubUrl: 'https://b.example/',
      featured: number < 4,
    })),
    tracks: count(7).map((number) => ({
      title: `${title} ${number}`,
      album: tag,
      duration: '3:45',
      addedAt: '2026-05-31',
      spotifyUrl: 'https://open.spotify.com/track/1',
    })),
    posts: count(3).map((number) => ({
      id: `post-${number}`,
      title: `${title} ${number}`,
      excerpt: text,
      content: body,
      publishedAt: `2026-05-0${4 - number}`,
      tags: [tag],
      ...(number === 2 && OTHER_LANGUAGE),
    })),
  };
  return {
    [OWNER_FILE]: formatOwnerFile(owner),
    [CONTENT_FILE]: JSON.stringify(content),
  };
}
