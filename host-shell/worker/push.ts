declare const self: ServiceWorkerGlobalScope

/** What store-api sends (`push/send-pushes.ts`), encrypted for this browser alone. */
interface OrderMessage {
  title: string
  body: string
  language: string
  /** Path of the order. */
  url: string
  /** One notification for each order: a later one takes its place. */
  tag: string
}

/** Shows what became of an order. Browsers show something of their own for a message that says nothing. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const message = data?.json() as Partial<OrderMessage> | undefined
  if (typeof message?.title !== 'string') return
  await self.registration.showNotification(message.title, {
    body: String(message.body ?? ''),
    lang: String(message.language ?? 'en'),
    tag: String(message.tag ?? ''),
    data: { url: String(message.url ?? '/') },
  })
}

/** Opens the order, in a window of its own: which page an open one shows is not known here, only which it was loaded with. */
export async function openMessage(notification: Notification): Promise<void> {
  notification.close()
  const address = new URL(String(notification.data?.url ?? '/'), self.location.origin)
  // Nothing that arrives may lead out of the shop.
  if (address.origin !== self.location.origin) return
  await self.clients.openWindow(address.href)
}

/** At sign-out: the server has ended it with the session, this ends the browser's side and takes away what is shown. */
export async function endMessages(): Promise<void> {
  for (const shown of (await self.registration.getNotifications?.()) ?? []) shown.close()
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
}
