import { expect, test } from 'vitest';
import { demoOwner } from './demoOwner';

test('the demo owner matches the specification', () => {
  expect(demoOwner.roles).toEqual(['Full Stack Developer', 'UI/UX Designer', 'Music Enthusiast']);
  expect(demoOwner.tagline).toBe(
    'Crafting digital experiences that blend creativity with functionality. I build beautiful, responsive applications and explore the intersection of technology and music.',
  );
  expect(demoOwner.socials?.map(({ kind }) => kind)).toEqual(['code', 'network', 'microblog']);
  const levels = demoOwner.skills.map(({ title, skills }) => [
    title,
    Object.fromEntries(skills.map(({ name, level }) => [name, level])),
  ]);
  expect(Object.fromEntries(levels)).toEqual({
    Frontend: { React: 95, TypeScript: 90, 'Next.js': 85, 'Tailwind CSS': 92, 'Vue.js': 80 },
    Backend: { 'Node.js': 88, Python: 85, PostgreSQL: 82, MongoDB: 80, GraphQL: 75 },
    'Tools & Others': { Git: 90, Docker: 78, AWS: 75, Figma: 85, 'Music Production': 70 },
  });
});
