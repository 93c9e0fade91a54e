import type { Caller } from './caller.ts'

/** What a program asks: of whom, for what, and under which name of its own. */
export type Call<Query = unknown, Body = unknown> = {
  caller: Caller
  params: Record<string, string>
  query: Query
  body: Body
  idempotency: { name: string; digest: string } | null
}
