DROP INDEX "orders_unpaid_of_cart";--> statement-breakpoint
DROP INDEX "orders_to_expire";--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("cart_id","expires_at") WHERE holds_stock and payment_status in ('NOT_PAID', 'FAILED');--> statement-breakpoint
CREATE INDEX "orders_of_cart" ON "orders" USING btree ("cart_id") WHERE cart_id is not null;