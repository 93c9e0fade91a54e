import { redirect } from 'react-router'
import { requestCtx, saying } from '#platform/http.ts'
import { isRefusal } from '#platform/refusal.ts'
import { requestCodeAgain } from '../use-cases/request-code-again.ts'
import type { Route } from './+types/verify-again'

export const loader = ({ params: { token } }: Pick<Route.LoaderArgs, 'params'>) =>
  redirect(`/verify/${encodeURIComponent(token)}`)

/** Back to the page of the code, with what was done, or why not. */
export async function action({ context, params: { token } }: Pick<Route.ActionArgs, 'context' | 'params'>) {
  try {
    const { to } = await requestCodeAgain(context.get(requestCtx), { token })
    return saying('أُرسل رمز جديد.', to)
  } catch (error) {
    if (isRefusal(error)) return saying(error.message, `/verify/${token}`)
    throw error
  }
}
