import type { Db } from '#platform/db/database.ts'
import { sealed, unsealed } from '#platform/secrets.ts'

const purpose = 'formal-notice'

/** It follows from the notice under our own secret: whoever was sent it reads it, with an account or without. */
export const linkToNotice = async (db: Db, noticeId: string) => linkedNoticePath(await sealed(db, purpose, noticeId))

export const noticeOfLink = (db: Db, token: string) => unsealed(db, purpose, token)

const linkedNoticePath = (token: string) => `/notice/${token}`
export const linkedPaperPath = (token: string) => `${linkedNoticePath(token)}/pdf`
