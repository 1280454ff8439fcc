ALTER TABLE "orders" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_token_hash" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_awaiting" ON "orders" USING btree ("expires_at") WHERE holds_stock and awaits_confirmation;--> statement-breakpoint
CREATE INDEX "orders_confirmed_by" ON "orders" USING btree ("confirm_token_hash") WHERE confirm_token_hash is not null;