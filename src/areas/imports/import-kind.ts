import type { z } from 'zod'
import type { Ctx, Work } from '#platform/context.ts'
import type { FactKind } from '#platform/facts.ts'
import type { Mapping } from '#platform/imports/columns.ts'
import type { Fault, ImportRow } from '#platform/imports/table.ts'
import type { Permission } from '#platform/permissions.ts'
import type { ImportTable } from './import-table.ts'

export type ImportedTable = { rows: readonly ImportRow[]; mapping: Mapping }

/** What would come of a file: nothing is written before `take`, which is there for whoever takes all of it. */
export type Validated<Found> = {
  faults: Fault[]
  good: number
  /** Rows that are in the register already, which stay as they are. */
  known: number
  found: readonly Found[]
  /** Writes all of it and says what came of it. */
  take: (work: Work, fileName: string) => Promise<readonly Found[]>
}

export type ImportKind<Found, Chosen> = {
  label: string
  table: ImportTable
  validate: (work: Work, brought: ImportedTable & { chosen: Chosen }) => Promise<Validated<Found>>
}

/** The tables that are brought on one page of an area. */
export type ImportPage<Kind extends string, Found, Chosen> = {
  /** Its kinds are kept as «name.kind»; its files are taken one after the other. */
  name: string
  path: string
  permission: Permission
  /** The names its four commands have in the trail. */
  commands: { upload: string; check: string; take: string; refuse: string }
  facts: { uploaded: FactKind<Told>; checked: FactKind<ToldChecked>; imported: FactKind<ToldTaken>; refused: FactKind<Told> }
  kinds: Record<Kind, ImportKind<Found, Chosen>>
  /** What is found row by row, or place by place, as it is kept. */
  found: z.ZodType<Found>
  /** What the form of the columns asks besides, and what is made of it. */
  chosen: { typed: z.ZodObject; kept: z.ZodType<Chosen>; read: (work: Work, typed: Record<string, unknown>) => Promise<Chosen> }
}

type Told = z.ZodType<{ fileName: string; rows: number }>
type ToldChecked = z.ZodType<{ fileName: string; rows: number; good: number; faults: number }>
type ToldTaken = z.ZodType<{ fileName: string; rows: number; added: number }>

export type Reader = Pick<Ctx, 'db' | 'actor'>
