import { redirect } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownParcelsPath } from '../paths.ts'
import { merchantOneself, ownMerchant } from './own-merchant.ts'

type Visit = { params: Record<string, string | undefined>; query: URLSearchParams }

/** A page of merchants: whoever is none is led back to their own parcels. */
export const merchantsPage = <Output>(read: (ctx: Ctx, visit: Visit) => Promise<Output>) =>
  page(anyoneSignedIn, async (ctx, visit) => {
    if (!(await ownMerchant(ctx))) throw redirect(ownParcelsPath)
    return read(ctx, visit)
  })

/** One of the merchant alone: who sends for him is led back too. */
export const merchantsOwnPage = <Output>(read: (ctx: Ctx, visit: Visit) => Promise<Output>) =>
  page(anyoneSignedIn, async (ctx, visit) => {
    if (!(await merchantOneself(ctx))) throw redirect(ownParcelsPath)
    return read(ctx, visit)
  })
