import type { z } from 'zod'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'

/** Whose photos: its kind, as its area declares it in `Area.photos`, and which one. */
export type SubjectKey = { kind: string; id: string }

/** Declared by the area of the subject: who may change its photos, and how it is found. */
export type PhotoKind<Subject extends z.ZodType<SubjectKey>> = {
  /** Begins the names of its commands and facts. */
  area: string
  permission: Permission
  /** Reads the subject from the address of the form. */
  subject: Subject
  /** Its name; nobody else changes its photos until the end. Refuses outside the actor's reach. */
  nameForUpdate: (work: Work, subject: SubjectKey) => Promise<string>
}
