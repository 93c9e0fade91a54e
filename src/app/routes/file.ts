import { redirect } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'
import { requestCtx } from '#platform/http.ts'
import { isUuid } from '#platform/ids.ts'
import { areas } from '../areas.ts'
import type { Route } from './+types/file'

/** Hands out a kept file to whoever may see what it belongs to, always to be saved and never to be run. */
export async function loader({ context, params: { id } }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const ctx = context.get(requestCtx)
  if (ctx.actor.kind === 'visitor') throw redirect(`/login?to=${encodeURIComponent(`/files/${id}`)}`)
  const file = isUuid(id) ? await keptFile(ctx, id) : null
  const permission = file ? await permissionFor(ctx, id) : null
  if (!file || !permission) return sentence('لا يوجد ملف هنا.', 404)
  if (!ctx.actor.may(permission)) return sentence(`تحتاج إلى صلاحية «${permission.label}». اطلبها من مدير النظام.`, 403)
  if (!(await ctx.files.has(file.sha256))) {
    ctx.log.error({ fileId: id, sha256: file.sha256 }, 'the bytes of a file are not in the store')
    return sentence('فُقد هذا الملف من الحفظ. أبلغ مدير النظام ليعيده من نسخة احتياطية.', 404)
  }
  return new Response(new Uint8Array(await ctx.files.get(file.sha256)), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  })
}

async function permissionFor(ctx: Ctx, fileId: string) {
  for (const { permissionForFile } of areas) {
    const permission = await permissionForFile?.(ctx, fileId)
    if (permission) return permission
  }
  return null
}

const sentence = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' } })

/** Signs that encodeURIComponent leaves alone have a meaning of their own in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
