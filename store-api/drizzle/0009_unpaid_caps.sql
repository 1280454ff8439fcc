ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX "orders_placed_from" ON "orders" USING btree ("placed_from") WHERE holds_stock and payment_status in ('NOT_PAID', 'FAILED') and placed_from is not null;