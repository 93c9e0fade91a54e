import { viewsOfArea } from '#platform/kept-views.ts'

export const { keptViews, factWords, factLines } = viewsOfArea('finance', 'لقائمة مالية')
