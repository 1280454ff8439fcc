import { Retry } from './retry.tsx'

/** A page whose data did not come: what is safe, and a retry that works. */
export const Unavailable = ({ title, text }: { title: string; text: string }) => (
  <div className="page empty">
    <h1>{title}</h1>
    <p className="muted" role="status">
      {text}
    </p>
    <Retry className="button button-primary" />
  </div>
)
