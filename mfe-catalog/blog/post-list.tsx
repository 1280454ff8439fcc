import type { PostSummary } from 'shared-contracts/api/entities/page-content.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { Link } from 'shared-contracts/ui/link.tsx'
import { Picture } from 'shared-contracts/ui/picture.tsx'
import { Byline } from './byline.tsx'

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 45vw, 92vw'

/** Posts as cards, newest first. @param first whether the page's first picture is among them */
export function PostList({
  posts,
  level,
  first = false,
}: {
  posts: readonly PostSummary[]
  level: 2 | 3
  first?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <ul className="catalog-posts list-plain">
      {posts.map((post, i) => (
        <li key={post.pageName} className="catalog-post-card">
          {post.cover && (
            <Picture image={{ ...post.cover, alt: '' }} sizes={SIZES} eager={first && i === 0} />
          )}
          <Heading>
            <Link to={href('/blog/:name', { name: post.pageName })}>{post.title}</Link>
          </Heading>
          <p>{post.summary}</p>
          <Byline {...post} />
        </li>
      ))}
    </ul>
  )
}
