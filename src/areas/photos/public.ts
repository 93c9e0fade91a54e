import type { z } from 'zod'
import * as commands from './photo-commands.ts'
import type * as kinds from './photo-kind.ts'
import * as queries from './queries.ts'
import * as words from './words.ts'

/** What the area of a subject declares beside `Area.photos`. */
export type PhotoKind<Subject extends z.ZodType<kinds.SubjectKey>> = kinds.PhotoKind<Subject>

/** Its commands, and the words of their facts. */
export const photoCommands = <Subject extends z.ZodType<kinds.SubjectKey>>(kind: kinds.PhotoKind<Subject>) =>
  commands.photoCommands(kind)
export const { photoFactWords, photoFactLines } = words

export const { photosOf, photosOfEach, coverOf } = queries
