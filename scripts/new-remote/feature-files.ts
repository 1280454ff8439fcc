import type { Plan } from './plan.ts'

/** @returns texts of the first feature's files by path: what every new page shows */
export const featureFiles = ({ prefix }: Plan): Record<string, string> => ({
  'introduction/introduction.tsx': `/** A page's heading and what it is for. */
export function Introduction({ title, text }: { title: string; text: string }) {
  return (
    <div className="page-narrow ${prefix}-introduction">
      <h1 className="display">{title}</h1>
      <p className="muted">{text}</p>
    </div>
  )
}
`,
  'introduction/introduction.css': `@layer remote {
  .${prefix}-introduction {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-6) var(--space-8);
  }
}
`,
})
