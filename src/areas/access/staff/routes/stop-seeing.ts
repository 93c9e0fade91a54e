import { redirect } from 'react-router'
import { requestCtx, saying } from '#platform/http.ts'
import { stopSeeing } from '../use-cases/see-as.ts'
import type { Route } from './+types/stop-seeing'

export const loader = () => redirect('/admin')

/** The button of the banner: back to one's own eyes, whether the half hour is over or not. */
export async function action({ context }: Pick<Route.ActionArgs, 'context'>) {
  const ctx = context.get(requestCtx)
  if (ctx.actor.sessionId) await stopSeeing({ ...ctx, actor: ctx.actor.seenBy ?? ctx.actor }, {})
  return saying('انتهى العرض، وعدت إلى حسابك.', '/admin')
}
