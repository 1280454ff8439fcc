import { parse, type Span, type SwitchStatement, Visitor } from 'oxc-parser'

/** Code of a package that nothing of ours reaches. */
export interface Unreached {
  /** Functions that have nothing to do, by name: their bodies go. */
  functions: readonly string[]
  /** Prototypes of what nobody makes: their methods go. */
  prototypes: readonly string[]
  /** Tags that nothing has: what a `switch` over one does for them goes. */
  tags: readonly number[]
}

interface Edit extends Span {
  text: string
}

const ENDS: readonly string[] = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']

/**
 * @param source of a script without modules and arrows, as React is published
 * @returns it with those bodies and cases taken out
 * @throws where it has no such function
 */
export async function withoutCode(
  source: string,
  { functions, prototypes, tags }: Unreached,
): Promise<string> {
  const { program } = await parse('package.js', source, { sourceType: 'script' })
  const edits: Edit[] = []
  const wanted = new Set(functions)
  const empty = (name: string, body: Span | null) => {
    if (body && wanted.delete(name)) edits.push({ start: body.start + 1, end: body.end - 1, text: '' })
  }

  const taken = new Set<Span>()
  let depth = 0
  /** For each function around: what is declared in cases that go. `var` is of all of the function, and others may use it. */
  const declared = [new Set<string>()]
  const enter = () => void declared.push(new Set())
  const leave = ({ body }: { body: Span | null }) => {
    const names = [...(declared.pop() ?? [])]
    const at = (body?.start ?? 0) + 1
    if (names.length > 0) edits.push({ start: at, end: at, text: `var ${names.join()};` })
  }

  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id) empty(id.name, body)
      enter()
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return
      const { object } = expression.left
      if (prototypes.includes(source.slice(object.start, object.end))) edits.push({ start, end, text: '' })
    },
    SwitchStatement(one) {
      if (!source.slice(one.discriminant.start, one.discriminant.end).endsWith('.tag')) return
      for (const edit of casesOf(one, tags)) {
        edits.push({ ...edit, text: '' })
        taken.add(edit.of)
      }
    },
    SwitchCase: one => void (taken.has(one) && depth++),
    'SwitchCase:exit': one => void (taken.has(one) && depth--),
    VariableDeclarator({ id }) {
      if (depth > 0 && id.type === 'Identifier') declared.at(-1)?.add(id.name)
    },
  }).visit(program)
  if (wanted.size > 0) throw new Error(`no functions named ${[...wanted].join(', ')}`)
  return edited(source, edits)
}

/** What goes of a `switch`: a case, or its label alone where another falls into it. */
function casesOf({ cases }: SwitchStatement, tags: readonly number[]): (Span & { of: Span })[] {
  return cases.flatMap((of, i) => {
    const { test, consequent, start, end } = of
    if (test?.type !== 'Literal' || !tags.includes(Number(test.value))) return []
    const before = cases[i - 1]?.consequent.at(-1)?.type
    const isReached = i > 0 && !(before && ENDS.includes(before))
    return [{ of, start, end: isReached ? (consequent[0]?.start ?? end) : end }]
  })
}

/** Edits inside of others have nothing left to change. */
function edited(source: string, edits: readonly Edit[]): string {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at)
}
