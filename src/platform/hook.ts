import type { Work } from './context.ts'

declare module './context.ts' {
  interface House {
    hooks: readonly Hooked[]
  }
}

/** A moment in a command of an earlier room at which later rooms do their part, in the same transaction. The earlier one knows none of them. */
export type Hook<Input> = { name: string; given?: Input }

/** What a room does at such a moment. */
export type Hooked = { hook: string; run: (work: Work, input: never) => Promise<void> }

export const defineHook = <Input>(name: string): Hook<Input> => ({ name })

export const onHook = <Input>({ name }: Hook<Input>, run: (work: Work, input: Input) => Promise<void>): Hooked => ({
  hook: name,
  run,
})

/** One after the other, in the order of the rooms. */
export async function runHook<Input>(work: Work, { name }: Hook<Input>, input: Input) {
  for (const { hook, run } of work.hooks) if (hook === name) await run(work, input as never)
}
