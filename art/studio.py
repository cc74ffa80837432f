"""Functions that all scenes share: materials, shapes, lettering, lights, camera and output. 1 unit is about 1 cm."""

import json
import math
import sys

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector
from mathutils.geometry import interpolate_bezier

from denoise import denoise

OBJECT, INPUT, OUTPUT, WIDTH, SAMPLES = sys.argv[sys.argv.index("--") + 1 :]
config = json.load(open(INPUT))
tag = config["tags"][OBJECT]

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def linear(colour):
    """Returns an sRGB hex colour as linear RGBA."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1)


INK = "#0B1220"

# Elevation of the camera for flat objects, in degrees.
FLAT_ELEVATION = 58


def material(name, colour, roughness, metallic=0.0, coat=0.0, **inputs):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    shader = mat.node_tree.nodes["Principled BSDF"]
    values = {"Base Color": linear(colour), "Roughness": roughness, "Metallic": metallic, "Clearcoat": coat, **inputs}
    for key, value in values.items():
        shader.inputs[key].default_value = value
    return mat


def add_bump(mat, scale, strength, detail=2.0):
    """Adds fine bumps to a material, so that large faces do not look too smooth."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    noise, bump, coordinates = (nodes.new(f"ShaderNode{kind}") for kind in ("TexNoise", "Bump", "TexCoord"))
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.02
    links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return mat


def matte(name, colour):
    """Returns a material for ink and paint. It reflects little light, so that codes keep their contrast."""
    return material(name, colour, 0.7, Specular=0.12)


def link(name, data, *materials, parent=None):
    obj = bpy.data.objects.new(name, data)
    scene.collection.objects.link(obj)
    for mat in materials:
        data.materials.append(mat)
    obj.parent = parent
    return obj


def empty(name, parent=None):
    return link(name, None, parent=parent)


def mesh(name, vertices, faces, *materials, parent=None, smooth=True, sharp=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp)
    return link(name, data, *materials, parent=parent)


def rounded(width, height, radius, steps=14, x=0.0, y=0.0):
    """Returns the outline of a rounded rectangle around (x, y), counter-clockwise."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append(
                (
                    x + cx * (width / 2 - radius) + radius * math.cos(angle),
                    y + cy * (height / 2 - radius) + radius * math.sin(angle),
                )
            )
    return points


def circle(x, y, radius, steps=72):
    turn = 2 * math.pi / steps
    return [(x + radius * math.cos(i * turn), y + radius * math.sin(i * turn)) for i in range(steps)]


def plate(name, outlines, depth, bevel, mat, z=0.0, parent=None, resolution=5):
    """Adds an extruded outline with holes. The bevel stays inside the outline; the top face is at z."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.offset = depth / 2 - bevel, bevel, -bevel
    curve.bevel_resolution = resolution
    for points in outlines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
    obj = link(name, curve, mat, parent=parent)
    obj.location.z = z - depth / 2
    to_mesh(obj)
    return obj


def to_mesh(obj, sharp=40):
    bpy.ops.object.select_all(action="DESELECT")
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj
    bpy.ops.object.convert(target="MESH")
    data = bpy.context.object.data
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(sharp)
    weighted = bpy.context.object.modifiers.new("normals", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True


def tube(name, points, radius, mat, parent=None, cyclic=False):
    """Adds a round wire through the points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 8, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u, spline.use_smooth = cyclic, True
    for point, co in zip(spline.points, points):
        point.co = (*co, 1)
    return link(name, curve, mat, parent=parent)


def squares(name, rectangles, unit, mat, depth=0.004, parent=None, origin=(0, 0, 0), bend=None):
    """Adds rectangles (x, y, width, height; y points down) as slightly raised faces with sides."""
    vertices, faces = [], []
    ox, oy, oz = origin
    for x, y, width, height in rectangles:
        corners = [(x, y + height), (x + width, y + height), (x + width, y), (x, y)]
        first_vertex = len(vertices)
        for z in (0, depth):
            vertices += [(ox + cx * unit, oy - cy * unit, oz + z) for cx, cy in corners]
        faces += [tuple(first_vertex + i for i in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    if bend:
        vertices = [bend(v) for v in vertices]
    return mesh(name, vertices, faces, mat, parent=parent, smooth=False)


def code(name, side, mat, x=0.0, y=0.0, z=0.0, parent=None, bend=None):
    """Adds the tag's QR code, `side` wide without its quiet zone, centred on (x, y)."""
    unit = side / tag["size"]
    return squares(name, tag["modules"], unit, mat, parent=parent, origin=(x - side / 2, y + side / 2, z), bend=bend)


def finder(name, side, mat, x, y, z, parent=None, bend=None):
    """Adds the brand mark, a square ring with a solid core. Its lower left corner is at (x, y)."""
    parts = [(0, 0, 7, 1), (0, 6, 7, 1), (0, 1, 1, 5), (6, 1, 1, 5), (2, 2, 3, 3)]
    return squares(name, parts, side / 7, mat, parent=parent, origin=(x, y + side, z), bend=bend)


def text(name, body, size, mat, x, y, z, parent=None, align="LEFT", depth=0.003, spacing=1.0, bend=None, font="heading"):
    """Adds raised lettering. Contours of a variable font overlap, so each contour is filled on its own, with its holes."""
    curve = bpy.data.curves.new(name, "FONT")
    curve.font = bpy.data.fonts.load(config["fonts"][font], check_existing=True)
    curve.body, curve.size, curve.align_x = body, size, align
    curve.space_character, curve.resolution_u = spacing, 8
    flat = link(name, curve)
    bpy.ops.object.select_all(action="DESELECT")
    flat.select_set(True)
    bpy.context.view_layer.objects.active = flat
    bpy.ops.object.convert(target="CURVE")
    flat = bpy.context.object
    contours = [[(p.x + x, p.y + y) for p in bezier_points(spline)] for spline in flat.data.splines]
    bpy.data.objects.remove(flat)
    holes = [c for c in contours if signed_area(c) > 0]
    for outline in contours:
        if signed_area(outline) > 0:
            continue
        inside = [hole for hole in holes if contains(outline, hole[0])]
        letter = plate(name, [outline, *inside], depth, 0, mat, z=z + depth, parent=parent, resolution=0)
        if bend:
            for vertex in letter.data.vertices:
                vertex.co = Vector(bend(vertex.co + letter.location))
            letter.location = (0, 0, 0)


def bezier_points(spline, steps=8):
    points = spline.bezier_points
    for i, start in enumerate(points):
        end = points[(i + 1) % len(points)]
        yield from interpolate_bezier(start.co, start.handle_right, end.handle_left, end.co, steps + 1)[:-1]


def signed_area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def contains(outline, point):
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def area_light(name, location, target, width, height, watts, colour=(1, 1, 1), spread=180):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color, light.spread = watts, colour, math.radians(spread)
    obj = link(name, light)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return obj


def light_stage(elevation, key=1.0, rim=1.0, fill=1.0, sky=1.0):
    """Adds a key light (upper left), a rim light (right), a fill light (front) and a sky. The lights turn with the camera."""
    turn = Matrix.Rotation(math.radians(FLAT_ELEVATION - elevation), 3, "X")
    aim = (0, 0, 1.5)
    area_light("key", turn @ Vector((-6.5, 3, 11)), aim, 5, 5, 1700 * key, (1, 0.97, 0.93))
    area_light("rim", turn @ Vector((9.5, 5, 2.2)), aim, 3, 6, 700 * rim, (0.66, 0.8, 1))
    area_light("fill", turn @ Vector((3, -12, 5)), aim, 8, 4, 260 * fill, (0.86, 0.92, 1))
    world = scene.world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates, separate, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    ramp.color_ramp.elements[0].color = (0.015, 0.02, 0.035, 1)
    ramp.color_ramp.elements[0].position = 0.45
    ramp.color_ramp.elements[1].color = (0.75, 0.82, 0.92, 1)
    links.new(coordinates.outputs["Generated"], separate.inputs[0])
    remap = nodes.new("ShaderNodeMath")
    remap.operation, remap.inputs[1].default_value = "MULTIPLY_ADD", 0.5
    remap.inputs[2].default_value = 0.5
    links.new(separate.outputs["Z"], remap.inputs[0])
    links.new(remap.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.55 * sky


def add_floor(z=0.0):
    size = 60
    floor = mesh("floor", [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], smooth=False)
    floor.data.materials.append(material("floor", "#6B7280", 0.9))
    floor.is_shadow_catcher = True
    return floor


def world_points(*roots):
    """Returns every third vertex of the roots and of all objects below them, in world space."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    pending = list(roots)
    while pending:
        obj = pending.pop()
        pending += obj.children
        if obj.type in {"MESH", "CURVE", "FONT"}:
            evaluated = obj.evaluated_get(graph)
            data = evaluated.to_mesh()
            points += [evaluated.matrix_world @ v.co for v in list(data.vertices)[::3]]
            evaluated.to_mesh_clear()
    return points


def rest_on_floor(root):
    root.location.z -= min(point.z for point in world_points(root))


def shoot(root, elevation, bounces=5, lens=100, margin=0.06, fade=True):
    """Fits the object into a 4:5 picture and renders it. The camera is in front of the object, `elevation` degrees up."""
    width = int(WIDTH)
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples, cycles.seed = "CYCLES", "CPU", int(SAMPLES), 1
    render.resolution_x, render.resolution_y, render.film_transparent = width, width * 5 // 4, True
    # Debian builds Blender without a denoiser, so `denoise` removes the noise after the rendering.
    cycles.use_denoising = False
    cycles.film_transparent_glass, cycles.film_transparent_roughness = True, 0.1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.max_bounces, cycles.transparent_max_bounces = 4, bounces, 12
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = 0.5
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera_object = link("camera", camera)
    scene.camera = camera_object
    elevation_angle = math.radians(elevation)
    direction = Vector((0, -math.cos(elevation_angle), math.sin(elevation_angle)))
    camera_object.rotation_euler = (-direction).to_track_quat("-Z", "Y").to_euler()
    points = world_points(root)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    location, _ = camera_object.camera_fit_coords(graph, [c for p in points for c in p])
    centre = sum(points, Vector()) / len(points)
    distance = (location - centre).dot(direction)
    camera_object.location = location + direction * distance * margin * 2
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    passes = nodes.new("CompositorNodeOutputFile")
    passes.base_path = f"{OUTPUT}.passes"
    passes.format.file_format, passes.format.color_depth, passes.format.color_mode = "OPEN_EXR", "32", "RGBA"
    passes.file_slots.clear()
    for name in PASSES:
        passes.file_slots.new(name)
        links.new(nodes["Render Layers"].outputs[name], passes.inputs[name])
    bpy.ops.render.render()
    height = render.resolution_y
    colour, albedo, normal = (read_pass(passes.base_path, name, width, height) for name in PASSES)
    smoothed = denoise(colour, albedo[..., :3], normal[..., :3])
    save(fade_out(smoothed) if fade else smoothed)


def save_positions(points):
    """Writes the positions of named points on the picture to a JSON file, as fractions of its size from the upper left."""
    views = {name: world_to_camera_view(scene, scene.camera, point) for name, point in points.items()}
    with open(f"{OUTPUT}.json", "w") as file:
        json.dump({name: {"x": round(view.x, 4), "y": round(1 - view.y, 4)} for name, view in views.items()}, file)


def save(pixels):
    height, width = pixels.shape[:2]
    render = scene.render
    result = bpy.data.images.new("result", width, height, alpha=True, float_buffer=True)
    result.alpha_mode = "PREMUL"
    result.pixels.foreach_set(pixels.astype(np.float32).ravel())
    render.image_settings.file_format, render.image_settings.color_mode = "PNG", "RGBA"
    render.image_settings.compression = 30
    result.save_render(OUTPUT, scene=scene)


PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def fade_out(colour):
    """Fades out the shadow towards the border, and everything else at the border, so that the picture has no visible edge."""
    height, width = colour.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    distance = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    # Of the black pixels, only those of the shadow are not opaque.
    is_shadow = (colour[..., :3].max(-1) < 0.03 * colour[..., 3]) & (colour[..., 3] < 0.9)
    t = np.clip(distance / (np.where(is_shadow, 0.22, 0.05) * width), 0, 1)
    return colour * (t * t * (3 - 2 * t))[..., None]


def read_pass(folder, name, width, height):
    values = np.empty(width * height * 4, np.float32)
    loaded = bpy.data.images.load(f"{folder}/{name}0001.exr")
    loaded.alpha_mode = "CHANNEL_PACKED"
    loaded.colorspace_settings.name = "Non-Color"
    loaded.pixels.foreach_get(values)
    return values.reshape(height, width, 4)
