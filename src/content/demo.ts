import type { Owner, PasswordHash } from './types';

/** The default password of the site (README). A build with it prints a warning. */
export const demoPassword = 'portfolio-demo';

/** The salted hash of `demoPassword`. */
export const demoPasswordHash: PasswordHash = {
  salt: '9a085ec94ea81e9509695960f90c9b6b',
  hash: '2f79835d50b730bcb53f4c2ce98da352ab89fb8a3484c206850e3b2554070b3b',
};

const listSkills = (levels: Record<string, number>) =>
  Object.entries(levels).map(([name, level]) => ({ name, level }));

/** The owner of the demo. Also used by tests, so that they pass with any `owner.ts`. */
export const demoOwner: Owner = {
  name: 'Robin Vale',
  siteUrl: 'https://robin-vale.example/',
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
