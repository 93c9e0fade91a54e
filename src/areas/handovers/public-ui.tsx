import type { ComponentProps } from 'react'
import { conditionBefore, type ItemCondition, itemConditions } from './sheet.ts'
import { SheetPage as Page } from './ui/sheet-page.tsx'
import { SheetsCard as Card } from './ui/sheets-card.tsx'
import { Shots as Pictures } from './ui/shots.tsx'
import { StepsPage as Steps } from './ui/steps-page.tsx'

/** The page of a sheet with its forms. */
export const SheetPage = (props: ComponentProps<typeof Page>) => <Page {...props} />

/** The same screen by screen, with a drawing and pictures: as it is written beside its subject. */
export const SheetStepsPage = (props: ComponentProps<typeof Steps>) => <Steps {...props} />

/** On the page of the subject: its sheets, and the form that begins the next. */
export const SheetsCard = (props: ComponentProps<typeof Card>) => <Card {...props} />

/** How an item was at the hand-over, and how it is now, in words. */
export const ConditionBefore = ({ was }: { was: ItemCondition | null }) => conditionBefore(was)
export const ConditionWord = ({ condition }: { condition: ItemCondition }) => itemConditions[condition]

/** Pictures beside each other; each opens as a whole. */
export const Shots = (props: ComponentProps<typeof Pictures>) => <Pictures {...props} />
