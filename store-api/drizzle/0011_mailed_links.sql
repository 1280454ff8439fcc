CREATE TABLE "order_openings" (
	"order_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	CONSTRAINT "order_openings_order_id_session_id_pk" PRIMARY KEY("order_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "order_openings" ADD CONSTRAINT "order_openings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_openings" ADD CONSTRAINT "order_openings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_openings_session_id_index" ON "order_openings" USING btree ("session_id");