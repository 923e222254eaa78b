import { ListTab } from '../list/ListTab';
import { FeaturedHint } from './FeaturedHint';
import { OwnerProjectCard } from './OwnerProjectCard';
import { ProjectForm } from './ProjectForm';

/** All projects. */
export const ProjectsTab = () => (
  <ListTab
    list="projects"
    title="Projects"
    empty="No projects yet. Choose Add Project to add one."
    form={ProjectForm}
    card={OwnerProjectCard}
  >
    <FeaturedHint />
  </ListTab>
);
