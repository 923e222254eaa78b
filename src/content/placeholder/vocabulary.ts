const splitList = (text: string) => text.split(', ');

export const TECHNOLOGIES = ['React', 'TypeScript', 'Tailwind CSS', 'Node.js'];

export const TOPICS = splitList(
  'React, TypeScript, Redux, Accessibility, CSS, Performance, Typography, Testing, Sound Design',
);

/** The title of a project is `{name} {kind}`. */
export const PROJECT = {
  names: splitList(
    'Lumen, Harbor, Cadence, Atlas, Quarry, Tempo, Meridian, Signal, Foundry, Alder',
  ),
  kinds: splitList('Studio, Planner, Board, Archive, Notes, Player, Desk, Kit'),
  things: splitList(
    'calm workspace, playful dashboard, fast booking tool, pocket-sized field guide, sample library',
  ),
  gains: [
    'brings scattered notes into one timeline',
    'turns long forms into short conversations',
    'keeps every version of a mix one click away',
    'shows a week of work at a glance',
    'lets a team agree on words before pixels',
    'makes a slow connection feel quick',
  ],
};

/** The title of a track is `{mood} {image}`, its album `{image} {time}`. */
export const TRACK = {
  moods: splitList('Paper, Amber, Slow, Neon, Quiet, Distant, Electric, Velvet, Northern, Golden'),
  images: splitList('Harbors, Signals, Weather, Lanterns, Tides, Avenues, Gravity, Rooftops'),
  times: splitList('at Midnight, in Winter, before Noon, after Rain, by Daylight'),
};

/** The title of a post is `{act} {subject} {manner}`. */
export const POST = {
  acts: splitList('Designing, Shipping, Testing, Rethinking, Measuring, Naming, Simplifying'),
  subjects: splitList(
    'Forms, Dark Themes, State Machines, Motion, Type Scales, Players, Empty States, Side Projects',
  ),
  manners: splitList(
    'People Trust, Without Losing Sleep, on a Tight Budget, the Slow Way, for Small Screens',
  ),
  sentences: [
    'The first version was clever, and nobody could use it.',
    'I kept a diary of every decision for a month, and most of them were about words.',
    'A constraint that annoys you on Monday is often the idea you keep on Friday.',
    'Rhythm matters on a screen as much as it does in a song.',
    'The best feedback came from someone who had five minutes and one free hand.',
    'Removing a feature took a week; explaining why took an afternoon.',
    'Numbers told us where people stopped, and conversations told us why.',
    'It is easier to make a thing fast than to make a slow thing feel fast.',
    'We wrote the error messages first, and the rest of the form followed.',
    'What looked like a styling problem turned out to be a naming problem.',
  ],
};
