import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import type { Language } from '../language/language.ts'
import type { MessageTable } from '../language/messages.ts'
import type { Instances } from './instances.ts'
import type { Fill, FillPart } from './points.ts'
import type { SlotProps } from './slots.ts'
import type { AppState } from './state/app-state.ts'

/** Said once, beside the remote's code, readable by the build without bundling. */
export interface RemoteDeclaration {
  name: string
  /** Range of contract versions it works with. */
  requires: string
  /** Path patterns owned (React Router syntax) → page chunk name (= file name below pages/). */
  paths: Record<string, string>
  /** Pattern with parameters → an address of it that the browser gate opens at publishing, e.g. `/page/about`. */
  samples?: Record<string, string>
  /** Patterns of `paths` on which an open page is never moved to another release or reloaded, e.g. because the shopper pays. */
  busy?: readonly string[]
  /** Pattern of `paths` → part of the host shown in place of its generic view when no release can draw the page. */
  fallback?: Record<string, Fallback>
  /** Slots filled → chunk name (= file name below slots/). */
  slots: Partial<Record<keyof SlotProps, string>>
  /** Points of its pages that others may fill: name → pattern of `paths` where it is. What each hands over is typed in offers.ts. */
  offers?: Record<string, string>
  /** Points filled, of whichever remote offers them. */
  fills?: Record<string, Fill>
}

/** Parts the host has for pages that cannot be drawn; they need nothing of the remote. `order-state`: what became of an order. */
export type FallbackPart = 'order-state'

export interface Fallback {
  part: FallbackPart
  /** Parameter of the path that names what the part shows. */
  param: string
}

/** What the document's head says of a page. Texts are already in the page's language. */
export interface PageMeta {
  title: string
  description?: string
  /** Absolute path or address of the picture shown when the page is shared. */
  image?: string
  /** Canonical path; the address without its query when absent. */
  canonical?: string
  noindex?: boolean
  /** schema.org objects; the host adds to offers what the store says of deliveries and returns. */
  jsonLd?: object[]
  /** Slugs of the categories of what the page sells, from the root down: what is taken back depends on them, and which tab is lit. */
  shelves?: readonly string[]
}

/** What a page can show of itself before its loader is done. */
export interface Early {
  /** In the place of the loader's data, for the page's component (`useDataOrEarly`). */
  data: unknown
  meta: PageMeta
}

/** One page: what React Router calls a lazy route module, and the head. Must be importable in Node without a DOM. */
export interface PageModule {
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
  /** @param data what the loader returned */
  meta?(data: unknown, state: AppState): PageMeta
  /**
   * Asked in the browser when a link of the shop leads here: what is known of the page already, such as what the card said that was
   * pressed. It is shown at once, and the loader's data take its place when they are there; the component keeps its elements by
   * drawing both with the same ones. @param state of the link that was pressed (`<Link state={…}>`), whoever has drawn it
   * @returns null where nothing is known
   */
  early?(args: LoaderFunctionArgs, state: unknown): Early | null
}

/** The one module a remote exposes (as `./remote`). Tables only: nothing is loaded until asked for. */
export interface RemoteModule<D extends RemoteDeclaration = RemoteDeclaration> {
  declaration: D
  /** `instances` of instances.ts: proof that it shares what must be one. */
  instances: Instances
  pages: { [P in keyof D['paths']]: () => Promise<PageModule> }
  slots: {
    [S in keyof D['slots'] & keyof SlotProps]: () => Promise<{ default: ComponentType<SlotProps[S]> }>
  }
  /** By point. */
  fills?: Record<string, () => Promise<FillPart>>
  /**
   * What every page says: one chunk per language, named `messages-{language}`; and what one page alone says, by the name of its chunk:
   * `messages-{language}-{page}`. Keys begin with the remote's own prefix.
   */
  messages: Record<Language, LoadMessages> & { [page: `${Language}-${string}`]: LoadMessages | undefined }
}

type LoadMessages = () => Promise<{ default: MessageTable }>

/** Name under which every remote exposes its module. */
export const EXPOSED = './remote'
