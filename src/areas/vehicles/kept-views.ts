import { viewsOfArea } from '#platform/kept-views.ts'

/** The views somebody keeps of a list of vehicles. */
export const { keptViews, factWords: viewFactWords, factLines: viewFactLines } = viewsOfArea('vehicles', 'لقائمة المركبات')
