import { Outlet } from 'react-router'
import { companyProfile } from '#areas/company/public.ts'
import type { Ctx } from '#platform/context.ts'
import { requestCtx } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { ErrorScreen } from '../error-screen.tsx'
import type { Route } from './+types/public'
import { desksOf } from './desks-of.ts'
import { bareWords, PublicFrame } from './public-frame.tsx'

/**
 * The words of the frame, and who has signed in. Kept pages do not depend on it: only what is asked without a cookie
 * is kept or answered from memory, and whoever asks so is a visitor.
 */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const { tradeName, address, phone, email, notice, complaintsPhone, ...set } = await companyProfile(ctx)
  const registered = [
    ...(set.commercialRegister ? [`السجل التجاري: ${set.commercialRegister}`] : []),
    ...(set.vatin ? [`الرقم الضريبي: ${set.vatin}`] : []),
    ...(set.licences ?? []).map((licence) => `الترخيص: ${licence}`),
  ]
  const year = dayOf(ctx.now()).slice(0, 4)
  return {
    words: { name: tradeName, address, phone, email, complaintsPhone, registered, year },
    notice,
    signedIn: whoSignedIn(ctx),
  }
}

function whoSignedIn({ actor }: Pick<Ctx, 'actor'>) {
  return actor.kind === 'visitor' ? null : { desk: desksOf(actor)[0]?.path ?? null }
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PublicFrame {...loaderData}>
      <Outlet />
    </PublicFrame>
  )
}

/** A page that is missing or has failed is told in the frame it would have stood in. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame {...(loaderData ?? { words: bareWords() })}>
      <ErrorScreen error={error} />
    </PublicFrame>
  )
}
