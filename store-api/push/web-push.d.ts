/** What this server uses of `web-push`, which brings no types. */
declare module 'web-push' {
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL: number
    contentEncoding: 'aes128gcm'
    urgency: 'very-low' | 'low' | 'normal' | 'high'
    topic: string
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
    /** @throws Error where keys, payload or options are not what the standard asks for */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Options,
    ): { endpoint: string; headers: Record<string, string | number>; body: Uint8Array | null }
  }
  export default webPush
}
