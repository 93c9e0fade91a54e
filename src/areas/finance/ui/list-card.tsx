import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { SavedViews } from '#ui/saved-views.tsx'

type Props<Asked extends { page: number }> = Pick<ComponentProps<typeof SavedViews>, 'views' | 'reply'> & {
  asked: Asked
  address: (asked: Asked) => string
  at: number
  perPage: number
  count: number
  filters: ReactNode
  children: ReactNode
}

/** A list in its card: what narrows it, its views somebody keeps, and one page of it. */
export function ListCard<Asked extends { page: number }>({ asked, address, at, perPage, count, ...parts }: Props<Asked>) {
  const toPage = (page: number) => address({ ...asked, page })
  return (
    <Card flush footer={<Pager page={at} perPage={perPage} total={count} toPage={toPage} />}>
      {parts.filters}
      <SavedViews views={parts.views} here={toPage(1)} reply={parts.reply} />
      {parts.children}
    </Card>
  )
}
