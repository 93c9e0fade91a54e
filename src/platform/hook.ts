import type { Ctx, Work } from './context.ts'

declare module './context.ts' {
  interface House {
    hooks: readonly Hooked[]
  }
}

/** A moment in a command of an earlier room at which later rooms do their part, in the same transaction. The earlier one knows none of them. */
export type Hook<Input> = { name: string; given?: Input }

/** What a page or a command of an earlier room asks of later ones: each answers for what is its own. */
export type Question<Input, Answer> = { name: string; given?: Input; said?: Answer }

/** What a room does at such a moment, or answers. */
export type Hooked = { hook: string; run: (asked: never, input: never) => Promise<unknown> }

/** Whoever asks: a page, or a command inside its transaction. */
export type Asking = Pick<Work, 'hooks'> & ({ db: Ctx['db'] } | Pick<Work, 'tx'>)

export const defineHook = <Input>(name: string): Hook<Input> => ({ name })

export const onHook = <Input>({ name }: Hook<Input>, run: (work: Work, input: Input) => Promise<void>): Hooked => ({
  hook: name,
  run,
})

/** One after the other, in the order of the rooms. */
export async function runHook<Input>(work: Work, { name }: Hook<Input>, input: Input) {
  for (const { hook, run } of work.hooks) if (hook === name) await run(work as never, input as never)
}

export const defineQuestion = <Input, Answer>(name: string): Question<Input, Answer> => ({ name })

export const onQuestion = <Input, Answer>(
  { name }: Question<Input, Answer>,
  answer: (asked: Asking, input: Input) => Promise<Answer>,
): Hooked => ({ hook: name, run: answer })

/** What each has to say, in the order of the rooms. */
export async function ask<Input, Answer>(asked: Asking, { name }: Question<Input, Answer>, input: Input) {
  const answers: Answer[] = []
  for (const { hook, run } of asked.hooks) if (hook === name) answers.push((await run(asked as never, input as never)) as Answer)
  return answers
}
