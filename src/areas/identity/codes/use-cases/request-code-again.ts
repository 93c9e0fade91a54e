import { z } from 'zod'
import { codeById } from '#areas/identity/accounts/queries.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { codeExpired, codeOfPage, codePage, countCodeFor, requestAgain } from '../codes.ts'

const again = command({
  name: 'identity.request-code-again',
  permission: anyone,
  input: z.object({ codeId: z.string() }),
  run: (work, { codeId }) => requestAgain(work, codeId),
})

async function askAgain(ctx: Ctx, { token }: { token: string }) {
  const codeId = await codeOfPage(ctx.db, token)
  const code = codeId ? await codeById(ctx, codeId) : null
  if (!code) throw codeExpired()
  await countCodeFor(ctx, code)
  await again(ctx, { codeId: code.id })
  return { to: await codePage(ctx.db, code.id) }
}

export const requestCodeAgain = Object.assign(askAgain, { permission: anyone })
