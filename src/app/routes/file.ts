import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { denial } from '#platform/denial.ts'
import { download } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { requestCtx } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { recordDenied, recordLook } from '#platform/trail.ts'
import { areas } from '../areas.ts'

type Opening = { context: Readonly<RouterContextProvider>; params: { id?: string } }

/** Hands out a kept file to whoever may see what it belongs to, always to be saved and never to be run. */
async function openFile({ context, params: { id = '' } }: Opening) {
  const ctx = context.get(requestCtx)
  if (ctx.actor.kind === 'visitor') throw redirect(`/login?to=${encodeURIComponent(`/files/${id}`)}`)
  const file = isUuid(id) ? await keptFile(ctx, id) : null
  const permission = file ? await permissionFor(ctx, id) : null
  if (permission?.watched && ctx.actor.seenBy) throw await denied(ctx, id, 'لا تُفتح وثائق الأشخاص أثناء العرض كمستخدم آخر.')
  // To whoever is not of the office a foreign file is not there, rather than closed.
  const isHidden = permission && ctx.actor.kind === 'customer' && !ctx.actor.may(permission)
  if (!file || !permission || isHidden) throw sentence('لا يوجد ملف هنا.', 404)
  if (!ctx.actor.may(permission)) throw await denied(ctx, id, denial(ctx.actor, permission))
  if (!(await ctx.files.has(file.sha256))) {
    ctx.log.error({ fileId: id, sha256: file.sha256 }, 'the bytes of a file are not in the store')
    throw sentence('فُقد هذا الملف من الحفظ. أبلغ مدير النظام ليعيده من نسخة احتياطية.', 404)
  }
  if (permission.watched) await recordLook(ctx, { id, name: file.name })
  return download(file, new Uint8Array(await ctx.files.get(file.sha256)))
}

async function permissionFor(ctx: Ctx, fileId: string) {
  for (const { permissionForFile } of areas) {
    const permission = await permissionForFile?.(ctx, fileId)
    if (permission) return permission
  }
  return null
}

async function denied(ctx: Ctx, id: string, said: string) {
  await recordDenied(ctx, { door: 'files.open', subjectId: id, said })
  return sentence(said, 403)
}

const sentence = (text: string, status: number) => data(text, { status })

export const loader = handedOut(openFile)

export const middleware = [loader.middleware]

export default function KeptFile() {
  return null
}
