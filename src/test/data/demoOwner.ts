import { demoSiteUrl } from '../../content/demo.ts';
import type { Owner } from '../../content/types';

const listSkills = (levels: Record<string, number>) =>
  Object.entries(levels).map(([name, level]) => ({ name, level }));

/** The owner of the demo, so that tests pass with any `owner.ts`. */
export const demoOwner: Owner = {
  name: 'Robin Vale',
  siteUrl: demoSiteUrl,
  brandMark: 'RV',
  roles: ['Full Stack Developer', 'UI/UX Designer', 'Music Enthusiast'],
  tagline:
    'Crafting digital experiences that blend creativity with functionality. I build beautiful, responsive applications and explore the intersection of technology and music.',
  email: 'owner@example.com',
  location: 'Portland, Oregon',
  phone: '+1 (503) 555-0142',
  resume: 'resume.pdf',
  socials: [
    { kind: 'code', label: 'GitHub', url: 'https://github.com/robin-vale' },
    { kind: 'network', label: 'LinkedIn', url: 'https://www.linkedin.com/in/robin-vale' },
    { kind: 'microblog', label: 'X', url: 'https://x.com/robin_vale' },
  ],
  skills: [
    {
      title: 'Frontend',
      skills: listSkills({
        React: 95,
        TypeScript: 90,
        'Next.js': 85,
        'Tailwind CSS': 92,
        'Vue.js': 80,
      }),
    },
    {
      title: 'Backend',
      skills: listSkills({ 'Node.js': 88, Python: 85, PostgreSQL: 82, MongoDB: 80, GraphQL: 75 }),
    },
    {
      title: 'Tools & Others',
      skills: listSkills({ Git: 90, Docker: 78, AWS: 75, Figma: 85, 'Music Production': 70 }),
    },
  ],
};

/** The text of an `owner.ts` with the demo password. */
export const formatOwnerFile = (owner = demoOwner) =>
  `export const passwordHash = null; export const owner = ${JSON.stringify(owner)};`;
