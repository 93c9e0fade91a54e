import type { ComponentProps } from 'react'
import { PhotoEditor as Editor } from './ui/photo-editor.tsx'
import { PhotosPage as Page } from './ui/photos-page.tsx'

/** Where photos are added and put into order: on the page of their subject, or on a page of their own. */
export const PhotoEditor = (props: ComponentProps<typeof Editor>) => <Editor {...props} />
export const PhotosPage = (props: ComponentProps<typeof Page>) => <Page {...props} />
