import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import type { Holder, ParcelState, StepName, ToldState } from './parcel.ts'

type StepWritten = {
  parcelId: string
  step: StepName
  at: Date
  branchId: string
  reason: string | null
  note: string | null
  toldState: ToldState | null
  /** An event for each piece that the step is of. */
  events: readonly { id: string; pieceId: string; correctsId: string | null }[]
  /** Null where whoever has it keeps it. */
  holder: Holder | null
  holderId: string | null
  /** Null where the pieces stay what they are. */
  state: ParcelState | null
}

/**
 * The events of a step, who has its pieces then, and what they are; answers what the branch is called. One statement, as every scan says
 * it: custody is closed before it is opened, so that one row of a piece is open at most.
 */
export async function writeStep({ tx, now, newId, actor }: Work, written: StepWritten) {
  const { parcelId, step, at, branchId, reason, note, toldState, events, holder, holderId, state } = written
  const pieces = events.map(({ pieceId }) => pieceId)
  const { rows } = await sql<{ branch: string }>`
    with told as (
      insert into parcel_events (id, piece_id, corrects_id, parcel_id, step, at, received_at, by_id, branch_id, reason, note, told_state)
      select e.id, e.piece_id, e.corrects_id, ${parcelId}::uuid, ${step}::text, ${at}::timestamptz, ${now()}::timestamptz,
        ${actor.id}::text, ${branchId}::uuid, ${reason}::text, ${note}::text, ${toldState}::text
      from unnest(${events.map(({ id }) => id)}::uuid[], ${pieces}::uuid[], ${events.map(({ correctsId }) => correctsId)}::uuid[])
        e (id, piece_id, corrects_id)
    ), closed as (
      update parcel_custody set until = ${at}::timestamptz
      where ${holder}::text is not null and piece_id = any(${pieces}::uuid[]) and until is null returning id
    ), opened as (
      insert into parcel_custody (id, piece_id, event_id, holder, holder_id, since)
      select e.id, e.piece_id, e.event_id, ${holder}::text, ${holderId}::uuid, ${at}::timestamptz
      from unnest(${events.map(() => newId())}::uuid[], ${pieces}::uuid[], ${events.map(({ id }) => id)}::uuid[]) e (id, piece_id, event_id)
      where ${holder}::text is not null and (select count(*) from closed) >= 0
    ), moved as (
      update parcel_pieces set state = ${state}::text where ${state}::text is not null and id = any(${pieces}::uuid[])
    )
    select name_ar branch from branches where id = ${branchId}::uuid ${often}`.execute(tx)
  return rows[0]?.branch ?? ''
}
