import { z } from 'zod'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Call } from './call.ts'
import { answeredOnce } from './idempotency.ts'
import type { Scope } from './keys.ts'

type Shape<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  scope: Scope | null
  status?: number
  query?: Query
  body?: Body
  /** What it answers is told once and kept nowhere, not even to be told again. */
  hidesAnswer?: true
  /** What it answers; without it a paper: a document, or a label for its printer. */
  answer?: Answer
  paper?: 'application/pdf' | 'application/zpl'
}

export type Endpoint = Shape<z.ZodType, z.ZodType, z.ZodType> & {
  /** Whether it changes something. */
  writes: boolean
  run: (ctx: Ctx, call: Call) => Promise<{ status: number; answer: unknown }>
}

/** What is only asked: nothing is changed by it. */
export function asks<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  one: Shape<Query, Body, Answer>,
  run: (ctx: Ctx, call: Call<z.output<Query>, z.output<Body>>) => Promise<unknown>,
): Endpoint {
  const status = one.status ?? 200
  return {
    ...one,
    writes: false,
    run: async (ctx, call) => ({ status, answer: await run(ctx, call as Call<z.output<Query>, z.output<Body>>) }),
  }
}

/** What changes something: a command under the name of the endpoint, done once for the name its asker gave it. */
export function does<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  one: Shape<Query, Body, Answer>,
  run: (work: Work, call: Call<z.output<Query>, z.output<Body>>) => Promise<unknown>,
): Endpoint {
  const carryOut = command({
    name: `parcels.api-${one.name}`,
    permission: anyoneSignedIn,
    input: z.custom<Call>(),
    run: (work, call) =>
      answeredOnce(work, call, async () => {
        const answer = await run(work, call as Call<z.output<Query>, z.output<Body>>)
        return { status: one.status ?? 200, answer }
      }),
  })
  return { ...one, writes: true, run: carryOut }
}
