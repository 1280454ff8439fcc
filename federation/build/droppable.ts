const NAMES = /^\w+\.displayName = "[^"]*";$/gm
const REFS = /^(var \w+ = )(?=\w+\.forwardRef\()/gm

/**
 * Rspack loader for React Router's files. What they make when they are loaded keeps components that nobody uses, and all that those use,
 * in every bundle (1.3 KB of brotli): names for developers' tools go, and `forwardRef` is marked as what may be dropped.
 */
export default function droppable(source: string): string {
  return source.replace(NAMES, '').replace(REFS, '$1/* @__PURE__ */ ')
}
