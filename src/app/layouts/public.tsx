import { Outlet } from 'react-router'
import { companyProfile } from '#areas/company/public.ts'
import { requestCtx } from '#platform/http.ts'
import { dayOf } from '#values/days.ts'
import { ErrorScreen } from '../error-screen.tsx'
import type { Route } from './+types/public'
import { bareWords, PublicFrame } from './public-frame.tsx'

/** The words of the frame, the same for every visitor. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const { tradeName, address, phone, email, notice, complaintsPhone, ...set } = await companyProfile(ctx)
  const registered = [
    ...(set.commercialRegister ? [`السجل التجاري: ${set.commercialRegister}`] : []),
    ...(set.vatin ? [`الرقم الضريبي: ${set.vatin}`] : []),
    ...(set.licences ?? []).map((licence) => `الترخيص: ${licence}`),
  ]
  const year = dayOf(ctx.now()).slice(0, 4)
  return { words: { name: tradeName, address, phone, email, complaintsPhone, registered, year }, notice }
}

export default function PublicLayout({ loaderData: { words, notice } }: Route.ComponentProps) {
  return (
    <PublicFrame words={words} notice={notice}>
      <Outlet />
    </PublicFrame>
  )
}

/** A page that is missing or has failed is told in the frame it would have stood in. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame words={loaderData?.words ?? bareWords()} notice={loaderData?.notice ?? null}>
      <ErrorScreen error={error} />
    </PublicFrame>
  )
}
