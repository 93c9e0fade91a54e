import type { Config } from '#platform/config.ts'
import type { Caller } from './caller.ts'

/** What a program asks: of whom, for what, and under which name of its own. */
export type Call<Query = unknown, Body = unknown> = {
  caller: Caller
  params: Record<string, string>
  query: Query
  body: Body
  /** In which mode the house runs: what is asked of addresses follows from it. */
  mode: Config['MODE']
  idempotency: { name: string; digest: string } | null
}
